import * as z from 'zod/mini';

/** What someone came for. */
export const INTERESTS = ['buy', 'sell', 'learn', 'hire'] as const;
export type Interest = (typeof INTERESTS)[number];
export const MEDIUMS = ['paper', 'ceramics', 'digital', 'posters', 'textile', 'photography'] as const;
export type Medium = (typeof MEDIUMS)[number];
export const STEPS = ['interests', 'mediums', 'artists', 'save'] as const;

/** The fields of `FirstMinutes` that a member can set. */
export const answers = {
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
