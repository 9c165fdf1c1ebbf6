import * as z from 'zod/mini';

/** What someone came for. */
export const INTERESTS = ['buy', 'sell', 'learn', 'hire'] as const;
export type Interest = (typeof INTERESTS)[number];
export const MEDIUMS = ['paper', 'ceramics', 'digital', 'posters', 'textile', 'photography'] as const;
export type Medium = (typeof MEDIUMS)[number];
export const MAX_MEDIUMS = 3;
export const STEPS = ['interests', 'mediums', 'artists', 'save'] as const;

const answers = {
  interests: z.array(z.enum(INTERESTS)),
  mediums: z.array(z.enum(MEDIUMS)),
  /** The step that is open, from 0. */
  step: z.int().check(z.minimum(0), z.maximum(STEPS.length - 1)),
};

/** A member's answers of the first minutes; they arrange Home once the first minutes have ended. */
export const FirstMinutes = z
  .object({
    ...answers,
    /** Neither finished nor skipped. They are shown during the first visit only. */
    isOpen: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FirstMinutes' });
export type FirstMinutes = z.output<typeof FirstMinutes>;

const isEachOnce = z.refine<string[]>(
  (values) => new Set(values).size === values.length,
  'Each at most once.',
);

/** What is absent stays as it is. */
export const FirstMinutesChange = z.object({
  interests: z.optional(answers.interests.check(isEachOnce)),
  mediums: z.optional(answers.mediums.check(isEachOnce, z.maxLength(MAX_MEDIUMS))),
  step: z.optional(answers.step),
  /** Finished or skipped, for good. */
  isEnded: z.optional(z.literal(true)),
});
export type FirstMinutesChange = z.output<typeof FirstMinutesChange>;
