/** The signers of the file, newest first, and their claims. */
import type { Making } from '#shared/artworks/contract.ts';
import type { Credentials } from '#shared/credentials/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import type { ManifestValidity } from '#shared/uploads/manifest-validities.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export interface Step {
  look: 'atelier' | 'camera' | 'ai' | 'none' | 'untrusted';
  by: string;
  when: string | null;
  lines: string[];
}

const MADE: Record<Making, string> = {
  by_hand: t('By hand, according to the artist'),
  camera: t('Taken with a camera, according to the artist'),
  digital: t('Digital work, according to the artist'),
  ai_assisted: t('AI-assisted'),
  ai_generated: t('AI-generated'),
};

const VALIDITIES: Record<ManifestValidity, string> = {
  known: t('The signer is on the list of known makers'),
  unknown: t('Not on the list of known makers'),
  expired: t('The signing certificate had expired when the file arrived'),
  damaged: t('It doesn’t match the file, so one of them was changed'),
};

/** "Oct 14, 2026, 11:02 UTC": the same for everyone. */
const shortDateTime = (at: Date): string =>
  `${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })}, ${at.toISOString().slice(11, 16)} UTC`;

/** Atelier's signed statement of how it was made. */
export const madeLine = (making: Making | null, state: Credentials['state']): string[] => {
  if (making === null) return [t('How it was made: not stated')];
  // The camera's own entry follows and takes precedence.
  return state === 'camera' && !isAiMade(making) ? [] : [MADE[making]];
};

function atelierStep({ atelier, state }: Credentials): Step[] {
  if (!atelier) return [];
  const training = atelier.allowsAiTraining ? t('AI training is allowed') : t('AI training is not allowed');
  return [
    {
      look: 'atelier',
      by: t('Signed by Atelier'),
      when: shortDateTime(atelier.signedAt),
      lines: [
        t('Published by {artist} as “{title}”', { artist: atelier.artist, title: atelier.title }),
        ...madeLine(atelier.making, state),
        training,
      ],
    },
  ];
}

/** The signature that the upload carried. */
export function uploadStep({ upload, state }: Credentials): Step {
  if (!upload)
    return {
      look: 'none',
      by: t('Before that'),
      when: null,
      lines: [t('The upload carried no credentials of its own.')],
    };
  const isKnown = upload.validity === 'known';
  const name = t('Signed by “{signer}”', { signer: upload.signer ?? t('an unnamed signer') });
  const at = upload.signedAt && day(upload.signedAt);
  const notKept = upload.isKept ? [] : [t('Location and names were not kept')];
  const validity = VALIDITIES[upload.validity];
  if (state === 'ai') {
    return {
      look: 'ai',
      by: isKnown ? t('Signed by an AI tool') : name,
      when: at && (isKnown ? at : t('Claims {day}', { day: at })),
      lines: [t('Made with a generative AI tool, according to its signature'), validity, ...notKept],
    };
  }
  if (state === 'camera') {
    const lines = [t('Captured by a camera, according to its signature'), validity, ...notKept];
    return { look: 'camera', by: t('Signed by the camera'), when: at ?? t('On capture'), lines };
  }
  if (isKnown) {
    const made = upload.generator
      ? [t('Made with {generator}, according to its signature', { generator: upload.generator })]
      : [];
    return { look: 'atelier', by: name, when: at, lines: [...made, validity, ...notKept] };
  }
  return {
    look: 'untrusted',
    by: name,
    when: at && t('Claims {day}', { day: at }),
    lines: [
      validity,
      t('Anyone can create a signature like this'),
      t('Its claims are stored but not shown as facts'),
    ],
  };
}

export const stepsOf = (credentials: Credentials): Step[] => [
  ...atelierStep(credentials),
  uploadStep(credentials),
];
