import { ArrowRight, Fingerprint, KeyRound, ScanFace } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';

type Way = 'fingerprint' | 'selfie' | 'code';

const WAYS = [
  {
    way: 'fingerprint',
    icon: Fingerprint,
    title: t('Fingerprint'),
    text: t('Touch the sensor on your phone or laptop.'),
  },
  {
    way: 'selfie',
    icon: ScanFace,
    title: t('Facial recognition'),
    text: t('One photo with your camera. It’s never uploaded.'),
  },
  {
    way: 'code',
    icon: KeyRound,
    title: t('Secure code or word'),
    text: t('A code or passphrase only you know.'),
  },
] as const;

export const WaysIn = ({ onChoose }: { onChoose: (way: Way) => void }) => (
  <section
    aria-labelledby="auth"
    className="mb-20 grid scroll-mt-24 gap-x-16 gap-y-8 border-y border-line py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:py-16"
  >
    <div>
      <h2 id="auth" className="text-2xl sm:text-3xl">
        {t('Other ways to sign in')}
      </h2>
      <p className="mt-3 max-w-[44ch] text-soft">{t('Pick the one that suits you.')}</p>
      <Button variant="outline" className="mt-6" onClick={() => onChoose('fingerprint')}>
        <Fingerprint size={18} aria-hidden />
        {t('Biometric Sign In')}
      </Button>
    </div>
    <ul className="divide-y divide-line self-center">
      {WAYS.map(({ way, icon: Icon, title, text }) => (
        <li key={way} className="group relative flex items-center gap-4 py-4 first:pt-0 last:pb-0 sm:gap-6">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-paper transition-colors group-hover:bg-overlay"
          >
            <Icon size={22} strokeWidth={1.75} />
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-lg">
              <button
                type="button"
                onClick={() => onChoose(way)}
                className="text-left after:absolute after:inset-0"
              >
                {title}
              </button>
            </h3>
            <p className="text-sm text-mute">{text}</p>
          </div>
          <ArrowRight size={18} aria-hidden className="shrink-0 text-mute group-hover:text-paper" />
        </li>
      ))}
    </ul>
  </section>
);
