/** What the demo gallery uses of statistics. */
export { closeSums } from './close.ts';
export { makePartitions } from './partitions.ts';
