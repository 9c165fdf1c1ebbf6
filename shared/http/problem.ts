import * as z from 'zod/mini';

/** RFC 9457 problem details, with our `code` and, on validation, `errors`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    /** When what refused it ends, if that is known: a suspension, someone's checkout. */
    until: z.optional(z.string()),
    /** What was decided before, by whom and when. */
    decided: z.optional(z.object({ decision: z.string(), by: z.nullable(z.string()), at: z.string() })),
    errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  })
  .register(z.globalRegistry, { id: 'Problem' });
export type Problem = z.output<typeof Problem>;
