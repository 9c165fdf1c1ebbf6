/** The parts of collections that other features may use. */
export { Collector, useCollector } from './collector.tsx';
