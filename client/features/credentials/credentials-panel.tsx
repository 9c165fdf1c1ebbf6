import { Bot, Camera, CircleHelp, Download, ExternalLink, ShieldAlert, Signature } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { type Artwork, artworkEndpoints } from '#shared/artworks/contract.ts';
import {
  type Credentials,
  type CredentialsState,
  credentialEndpoints,
} from '#shared/credentials/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { type Step, stepsOf } from './steps.ts';

const LOOKS = {
  atelier: [Signature, 'text-mute'],
  camera: [Camera, 'text-ok'],
  ai: [Bot, 'text-info'],
  none: [CircleHelp, 'text-mute'],
  untrusted: [ShieldAlert, 'text-danger'],
} as const;
const LEDES: Record<Exclude<CredentialsState, 'signing' | 'atelier'>, string> = {
  camera: t('The camera signed the picture when it was taken. Atelier signed it again when it was uploaded.'),
  program: t('The program that made the picture signed it. Its signature doesn’t say who made the work.'),
  ai: t('The file’s credentials say AI was used, so the work carries the AI label.'),
  none: t(
    'Nothing was signed before this picture reached Atelier. That’s normal and doesn’t count against it. Who made it was not checked.',
  ),
  untrusted: t('The upload was signed, but with a key we don’t recognize. Treat its claims as unproven.'),
};

/** The facts that Atelier vouches for. */
const VOUCHES = t(
  'Atelier vouches for which member uploaded the picture and when. Who made it was not checked. Location and other personal data were removed from the file on arrival.',
);
const FEET: Record<Exclude<CredentialsState, 'signing'>, string> = {
  atelier: `${VOUCHES} ${t('How it was made is the artist’s own statement.')}`,
  camera: t(
    'We checked the camera’s signature on upload and kept only the signer, the device and the type of capture.',
  ),
  program: VOUCHES,
  ai: t('Only a moderator can remove this label.'),
  none: VOUCHES,
  untrusted: t('If you think a claim is false, report the work from its menu.'),
};
const HOW = 'https://c2pa.org';

export type ShownWork = Pick<Artwork, 'id' | 'title' | 'imageUrl' | 'user'>;
interface Props {
  artwork: ShownWork;
  credentials: Credentials;
  onClose: () => void;
}

function ledeOf({ state, atelier }: Credentials): string {
  if (state === 'signing') return '';
  if (state === 'camera' && !atelier) return t('The camera signed the picture when it was taken.');
  if (state !== 'atelier') return LEDES[state];
  return atelier
    ? t('Atelier signed this file on {day}. Its signature doesn’t say who made the work.', {
        day: day(atelier.signedAt),
      })
    : '';
}

/** Shows the known facts of a work's file, and their sources. Opened from the badge on its page. */
export default function CredentialsPanel({ artwork, credentials, onClose }: Props) {
  const { state } = credentials;
  const steps = stepsOf(credentials);
  return (
    <Dialog
      onClose={onClose}
      title={t('Content credentials')}
      description={ledeOf(credentials)}
      footer={
        <>
          <Button asChild variant="quiet">
            <a href={`/api/artworks/${artwork.id}/credentials`} download="content-credentials.json">
              <Download size={16} aria-hidden />
              {t('Save as JSON')}
            </a>
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 overflow-y-auto px-5 pb-6 sm:px-8">
        <div className="flex items-center gap-4">
          <img
            src={renditionUrl(artwork.imageUrl, 'thumb')}
            alt=""
            className="size-18 shrink-0 rounded-sm object-cover"
          />
          <div className="min-w-0 text-sm leading-snug wrap-anywhere">
            <p dir="auto" className="font-semibold text-paper">
              {artwork.title}
            </p>
            <p dir="auto" className="text-mute">
              {displayName(artwork.user)}
            </p>
          </div>
        </div>
        <ol className="grid">
          {steps.map((step, index) => (
            <StepRow key={step.by} step={step} isLast={index === steps.length - 1} />
          ))}
        </ol>
        {state !== 'signing' && (
          <p className="border-t border-line pt-5 text-sm text-mute">
            {FEET[state]}{' '}
            <a
              href={HOW}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1 text-soft underline decoration-edge underline-offset-4 hover:text-paper"
            >
              {t('How this works')}
              <ExternalLink size={13} aria-hidden />
            </a>
          </p>
        )}
        {credentials.aiLabel && (
          <AiLabel
            id={artwork.id}
            isLifted={credentials.aiLabel === 'lifted'}
            isSigned={credentials.atelier !== null}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Lets moderators decide whether the file's label holds. */
function AiLabel({ id, isLifted, isSigned }: { id: string; isLifted: boolean; isSigned: boolean }) {
  const set = useAction(credentialEndpoints.setAiLabel, {
    onSuccess: () => {
      toast({ title: isLifted ? t('AI label restored') : t('AI label removed') });
      return refresh(credentialEndpoints.get, artworkEndpoints.get);
    },
    onError: (error) => toastError(error, t('The label wasn’t changed')),
  });
  return (
    <div className="border-t border-line pt-5">
      <p className="mb-3 text-sm text-mute">
        {isLifted
          ? t('The file’s credentials say AI was used. A moderator removed the label.')
          : t('Without the label, it shows as “Not stated” until the artist sets it.')}
        {!isLifted && isSigned && ` ${t('The files are signed again.')}`}
      </p>
      <Button
        variant="outline"
        disabled={set.isPending}
        onClick={() => set.mutate({ params: { id }, body: { isLifted: !isLifted } })}
      >
        {isLifted ? t('Restore AI label') : t('Remove AI label')}
      </Button>
    </div>
  );
}

function StepRow({ step, isLast }: { step: Step; isLast: boolean }) {
  const [Icon, tone] = LOOKS[step.look];
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0">
      {!isLast && <span aria-hidden className="absolute top-10 bottom-1 left-[17px] w-px bg-line" />}
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-raised">
        <Icon size={18} className={tone} />
      </span>
      <div className="min-w-0 pt-1.5 text-sm wrap-anywhere">
        <h3 className={clsx('font-sans text-sm font-semibold', step.look === 'untrusted' && 'text-danger')}>
          {step.by}
        </h3>
        {step.when && <p className="text-xs text-mute">{step.when}</p>}
        <ul className="mt-1.5 grid gap-1 text-soft">
          {step.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
