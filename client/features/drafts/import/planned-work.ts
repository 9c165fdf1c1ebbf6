import type { Planned } from './gather.ts';

export interface PlannedWork extends Planned {
  importKey: string | null;
  /** Address of a small copy of its picture. */
  thumb: string | null;
  /** The draft or work that was made of it before. */
  known: { draftId: string | null; artworkId: string | null } | null;
  /** It is left out because the member would have too many drafts. */
  isBeyond: boolean;
}
export const goesIn = ({ refusal }: Pick<Planned, 'refusal'>): boolean => refusal === null;
