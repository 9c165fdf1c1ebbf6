import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { count, day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { budgetLabel } from '../budget-copy.ts';
import { Fact, Facts } from './fact.tsx';
import { Requirements } from './requirements.tsx';

export const ProjectFacts = ({ project }: { project: HireProjectDetail }) => (
  <Facts>
    <Fact name={t('Budget')}>
      <span className="num">{budgetLabel(project)}</span>
    </Fact>
    <Fact name={t('Timeline')}>{project.timeline}</Fact>
    <Fact name={t('Posted')}>{day(project.createdAt)}</Fact>
    <Fact name={t('Applications')}>
      <span className="num">{count(project.applicationsCount)}</span>
    </Fact>
  </Facts>
);

/** The description and requirements, as written. */
export const ProjectText = ({ project: { description, requirements } }: { project: HireProjectDetail }) => (
  <>
    <h2 className="mt-9 text-xl">{t('Description')}</h2>
    <p dir="auto" className="mt-3 max-w-[62ch] text-lg wrap-anywhere whitespace-pre-line text-soft">
      {description}
    </p>
    {requirements && (
      <>
        <h2 className="mt-8 text-xl">{t('Requirements')}</h2>
        <div className="mt-3">
          <Requirements text={requirements} />
        </div>
      </>
    )}
  </>
);

export const PostedBy = ({ client }: { client: HireProjectDetail['client'] }) => (
  <section aria-labelledby="posted-by" className="mt-10 flex items-center gap-4 border-t border-line pt-7">
    <Avatar person={client} size={56} />
    <div className="min-w-0">
      <h2 id="posted-by" className="font-sans text-xs font-normal text-mute">
        {t('Posted by')}
      </h2>
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        <ProfileLink person={client} className="text-paper" />
      </p>
      <p className="text-sm text-mute">
        {t('Member since {createdAt}', { createdAt: client.createdAt.getFullYear() })}
      </p>
    </div>
  </section>
);
