import type { HireCategory } from '#shared/hire/contract.ts';
import type { Step } from './hire-steps.ts';

export interface PlannedApplication {
  by: string;
  /** Days before the gallery opens, as everywhere here. */
  at: number;
  message: string;
  /** In dollars; else the budget. */
  price?: number;
  days: number;
  /** Pieces of their portfolio, by the works shown. */
  works?: number[];
  shortlisted?: number;
  declined?: { at: number; reason: string };
  withdrawn?: number;
}

export interface PlannedProject {
  title: string;
  description: string;
  category: HireCategory;
  budget: string;
  timeframe: string;
  requirements?: string;
  client: string;
  posted: number;
  invited?: string;
  applications: PlannedApplication[];
  /** The project's history. Without any it is pending, and no money was moved. */
  steps: Step[];
}
