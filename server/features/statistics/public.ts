/** What the demo gallery uses of statistics. */
export { partitionOf } from './partitions.ts';
