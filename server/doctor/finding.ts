/** The result of a check, as a sentence for the operator. */
export interface Finding {
  /** `problem`: the site would not work; `advice`: it would, but less well. */
  verdict: 'fine' | 'advice' | 'problem';
  what: string;
  /** Advice to fix it. */
  remedy?: string;
}

export const fine = (what: string): Finding => ({ verdict: 'fine', what });
export const advice = (what: string, remedy: string): Finding => ({ verdict: 'advice', what, remedy });
export const problem = (what: string, remedy: string): Finding => ({ verdict: 'problem', what, remedy });

/** The first line of an error, without what could be a password in an address. */
export const causeOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  const said = message || code || 'no reason given';
  return said.split('\n')[0]!.replaceAll(/\/\/[^@/\s]*@/g, '//');
};

/** How far a service's clock may be from this machine's: signatures and sign-in tolerate more, deadlines do not. */
const MAX_SKEW_MS = 30_000;

/** @param now the service's time; null if it did not say */
export function clockFinding(service: string, now: Date | null): Finding[] {
  const skew = now ? Math.abs(now.getTime() - Date.now()) : 0;
  if (skew <= MAX_SKEW_MS) return [];
  return [
    problem(
      `The clock of ${service} is ${Math.round(skew / 1000)} seconds off from this machine's.`,
      'Keep both clocks in sync with NTP (timedatectl set-ntp true): sign-in, signed addresses and deadlines depend on it.',
    ),
  ];
}

export const dateOf = (answer: Response): Date | null => {
  const date = new Date(answer.headers.get('date') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};
