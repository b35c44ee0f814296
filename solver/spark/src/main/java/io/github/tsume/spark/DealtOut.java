package io.github.tsume.spark;

import org.apache.spark.Partitioner;

/** Gives the first row to the first partition, the next to the next, and so on all around. */
final class DealtOut extends Partitioner {
  private final int partitions;

  DealtOut(int partitions) {
    this.partitions = partitions;
  }

  @Override
  public int numPartitions() {
    return partitions;
  }

  /** The partition of a row's number. */
  @Override
  public int getPartition(Object key) {
    return (int) Math.floorMod((Long) key, (long) partitions);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DealtOut dealt && dealt.partitions == partitions;
  }

  @Override
  public int hashCode() {
    return partitions;
  }
}
