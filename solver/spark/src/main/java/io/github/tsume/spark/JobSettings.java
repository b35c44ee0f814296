package io.github.tsume.spark;

import io.github.tsume.app.batch.JobQuestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run of the job.
 *
 * @param question what is asked about every problem
 * @param inputs files, folders or patterns, as Spark understands them
 * @param column the column of a table that holds the problems, null where files are read
 * @param idColumn the column that holds their names, null if there is none
 * @param output the folder of the results
 * @param budgets the nodes that a problem may take in each pass, growing
 * @param chunk how many problems are searched between two savings
 * @param taskNodes how many nodes one task should take, about
 */
record JobSettings(
    JobQuestion question,
    List<String> inputs,
    @Nullable String column,
    @Nullable String idColumn,
    String output,
    List<Long> budgets,
    int chunk,
    long taskNodes) {}
