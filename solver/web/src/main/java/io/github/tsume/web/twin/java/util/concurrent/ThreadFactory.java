package io.github.tsume.web.twin.java.util.concurrent;

/** Would make threads; nobody asks it to. */
public interface ThreadFactory {
  Thread newThread(Runnable work);
}
