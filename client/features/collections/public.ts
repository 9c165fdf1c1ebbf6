/** What other features may use of collections. */
export { Collector, useCollector } from './collector.tsx';
