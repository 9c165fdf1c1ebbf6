/** The reasons of reports and decisions, each with its rule of the terms. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'stolen_work',
  'undisclosed_ai',
  'nudity_or_violence',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The section of the terms, as they are first published; null: the moderator's message names the rule. */
export const RULES: Record<ReportReason, { section: string | null; rule: string }> = {
  undisclosed_ai: { section: '7', rule: 'AI work must be labeled as AI' },
  stolen_work: { section: '7', rule: 'Only your own work' },
  harassment: { section: '7', rule: 'No harassment' },
  spam: { section: '7', rule: 'No spam' },
  nudity_or_violence: { section: '7', rule: 'No nudity or violence meant to shock' },
  other: { section: null, rule: 'Another rule' },
};
