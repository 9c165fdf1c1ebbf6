import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { licenseName } from '#client/lib/licenses.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

export const Invitation = ({
  work,
  onSignUp,
}: {
  work: LandingWork | null | undefined;
  onSignUp: () => void;
}) => (
  <>
    <section
      aria-labelledby="cta"
      className="grid overflow-hidden rounded-lg bg-surface lg:grid-cols-[1.15fr_1fr]"
    >
      <div className="flex flex-col justify-center p-7 sm:p-14">
        <h2 id="cta" className="text-3xl sm:text-display">
          {work === null
            ? t('The first label could carry your name.')
            : t('The next label could carry your name.')}
        </h2>
        <p className="mt-5 max-w-[42ch] text-base text-soft sm:text-lg">
          {t(
            'Put your brushes down for a moment. All you need to start is a first name, a city and one image.',
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" onClick={onSignUp}>
            {t('Join the Community')}
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={paths.login()}>{t('Sign In')}</a>
          </Button>
        </div>
      </div>
      {work ? (
        <Picture
          work={work}
          loading="lazy"
          sizes="(width < 64rem) 100vw, 640px"
          isBare
          className="aspect-[5/4] size-full object-cover max-lg:order-first max-lg:aspect-[4/3]"
        />
      ) : (
        work === null && (
          <div aria-hidden className="flex items-center justify-center gap-7 pr-7 max-lg:hidden">
            <div className="aspect-[5/4] w-1/3 rounded-art border border-edge" />
            <div className="aspect-[4/5] w-1/3 rounded-art border-2 border-dashed border-accent" />
            <div className="aspect-square w-1/5 rounded-art border border-edge" />
          </div>
        )
      )}
    </section>
    {work && (
      <p className="mt-3 text-xs text-mute lg:text-right">
        {work.artistName}, <em>{work.title}</em>
        {work.license && `. ${licenseName(work.license)}`}
      </p>
    )}
  </>
);
