/** The day is the same for everyone; when it begins depends on where the member was. */
export interface AwayTimes {
  awayUntil: Date | null;
  backOn: string | null;
}

/** The day on which the member is back; null: the member is here. */
export const backOnAt = ({ awayUntil, backOn }: AwayTimes, now: Date): string | null =>
  awayUntil && awayUntil > now ? backOn : null;
