import { type ComponentProps, useId, useState } from 'react';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { Globe, type IconComponent, Lock } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { shortUsd } from '#client/lib/format.ts';
import { queryClient, useEndpoint } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

interface AnswerProps extends Omit<ComponentProps<typeof Choice>, 'children'> {
  icon: IconComponent;
  label: string;
  hint: string;
}

const Answer = ({ icon: Icon, label, hint, ...rest }: AnswerProps) => (
  <Choice {...rest}>
    <span className="flex items-center gap-2.5 text-base font-semibold text-paper">
      <Icon size={18} aria-hidden className="shrink-0 text-mute" />
      {label}
    </span>
    <span className="mt-1 block text-sm text-mute">{hint}</span>
  </Choice>
);

/** The member's newest work as a visitor would see it; nothing without works. */
function Example() {
  const { id } = useMember();
  const works = useEndpoint(artworkEndpoints.byUser, { params: { id }, query: { limit: 1 } });
  const work = works.data?.[0];
  if (!work) return null;
  const chip = 'rounded-full bg-paper px-2.5 py-1 text-center text-2xs font-semibold text-ink';
  return (
    <figure className="max-xl:hidden">
      <div aria-hidden className="overflow-hidden rounded-md bg-ink p-4">
        <p className="flex items-center justify-between font-display text-sm font-bold text-paper">
          {BRAND}
          <span className={chip}>{t('Join')}</span>
        </p>
        <div className="mt-3 grid grid-cols-[1.5fr_1fr] gap-3">
          <img
            src={renditionUrl(work.imageUrl, 'thumb')}
            alt=""
            width={work.width}
            height={work.height}
            className="h-auto w-full rounded-xs"
          />
          <div className="grid content-start gap-2">
            <p className="font-display text-sm leading-tight font-semibold wrap-anywhere text-paper">
              {work.title}
            </p>
            <p className="text-2xs text-mute">{t('You, {year}', { year: work.createdAt.getFullYear() })}</p>
            {work.isForSale && work.price && <p className="num text-sm text-paper">{shortUsd(work.price)}</p>}
            <span className={chip}>
              {work.isForSale && work.price ? t('Join to buy') : t('Join to follow')}
            </span>
          </div>
        </div>
      </div>
      <figcaption className="mt-2.5 text-xs text-mute">
        {t('What a visitor would see. No files, no email, no comments.')}
      </figcaption>
    </figure>
  );
}

/** Above the rows of Home until it is answered: whether visitors may read the member's pages. */
export default function VisitorsQuestion() {
  const [isPublic, setPublic] = useState(false);
  const name = useId();
  const { mutate, isPending } = useAction(profileEndpoints.preferences, {
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      // The pressed button is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
      toast({
        title: user.isPublic ? t('Visitors can see your works') : t('Your works stay members only'),
        description: t('Change it any time in Settings, Privacy.'),
      });
    },
    onError: (error) => toastError(error),
  });
  return (
    <section aria-labelledby="visitors" className="mt-5 mb-9 rounded-lg bg-surface p-5 sm:mt-8 sm:p-8">
      <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div>
          <h2 id="visitors" className="text-xl sm:text-2xl">
            {t('May visitors see your works?')}
          </h2>
          <p className="mt-2 max-w-[62ch] text-base text-soft">
            {t(
              'Until now only members could look around. From today {brand} has pages that anyone can read and search engines can find. You decide whether yours are among them.',
              { brand: BRAND },
            )}
          </p>
          <div className="mt-5">
            <Choices
              legend={t('May visitors see your works?')}
              isLegendHidden
              className="grid gap-3 sm:grid-cols-2"
            >
              <Answer
                icon={Globe}
                label={t('Yes, show them')}
                hint={t('Works, profile, public collections and courses. Buying still takes joining.')}
                name={name}
                checked={isPublic}
                onChange={() => setPublic(true)}
              />
              <Answer
                icon={Lock}
                label={t('No, members only')}
                hint={t('Links from outside lead to Sign In and show nothing.')}
                name={name}
                checked={!isPublic}
                onChange={() => setPublic(false)}
              />
            </Choices>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              className="max-sm:w-full"
              disabled={isPending}
              onClick={() => mutate({ body: { isPublic } })}
            >
              {isPending ? t('Saving...') : t('Save')}
            </Button>
            <p className="text-sm text-mute">
              {t('Without an answer it stays at members only. Change it any time in Settings, Privacy.')}
            </p>
          </div>
        </div>
        <Example />
      </div>
    </section>
  );
}
