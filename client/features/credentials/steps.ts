/** Who signed the file, newest first, and what that says. */
import type { Making } from '#shared/artworks/contract.ts';
import type { Credentials } from '#shared/credentials/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import { day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

export interface Step {
  look: 'atelier' | 'camera' | 'ai' | 'none' | 'untrusted';
  by: string;
  when: string | null;
  lines: string[];
}

/** "Oct 14, 2026, 11:02 UTC": the same for everybody. */
const moment = (at: Date): string =>
  `${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })}, ${at.toISOString().slice(11, 16)} UTC`;

/** What Atelier signed of how it was made. */
export const madeLine = (making: Making | null, state: Credentials['state']): string[] => {
  if (making === null) return [texts.notStated];
  // What the camera says comes below, and weighs more.
  return state === 'camera' && !isAiMade(making) ? [] : [texts.MADE[making]];
};

function atelierStep({ atelier, state }: Credentials): Step[] {
  if (!atelier) return [];
  const training = atelier.allowsAiTraining ? texts.trainingIsAllowed : texts.trainingIsNotAllowed;
  return [
    {
      look: 'atelier',
      by: texts.signedByAtelier,
      when: moment(atelier.signedAt),
      lines: [texts.publishedBy(atelier.artist, atelier.title), ...madeLine(atelier.making, state), training],
    },
  ];
}

/** The signature that the upload carried. */
export function uploadStep({ upload, state }: Credentials): Step {
  if (!upload) return { look: 'none', by: texts.beforeThat, when: null, lines: [texts.noCredentials] };
  const isKnown = upload.validity === 'known';
  const name = texts.signedBy(upload.signer ?? texts.unnamed);
  const at = upload.signedAt && day(upload.signedAt);
  const notKept = upload.isKept ? [] : [texts.namesWereNotKept];
  const validity = texts.VALIDITIES[upload.validity];
  if (state === 'ai') {
    return {
      look: 'ai',
      by: isKnown ? texts.signedByAnAiTool : name,
      when: at && (isKnown ? at : texts.claims(at)),
      lines: [texts.madeWithAi, validity, ...notKept],
    };
  }
  if (state === 'camera') {
    const lines = [texts.captured, validity, ...notKept];
    return { look: 'camera', by: texts.signedByTheCamera, when: at ?? texts.onCapture, lines };
  }
  if (isKnown) {
    const made = upload.generator ? [texts.madeWith(upload.generator)] : [];
    return { look: 'atelier', by: name, when: at, lines: [...made, validity, ...notKept] };
  }
  return {
    look: 'untrusted',
    by: name,
    when: at && texts.claims(at),
    lines: [validity, texts.anyoneCanSign, texts.claimsAreNotFacts],
  };
}

export const stepsOf = (credentials: Credentials): Step[] => [
  ...atelierStep(credentials),
  uploadStep(credentials),
];
