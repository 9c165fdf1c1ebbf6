/** The page that a suspended member sees instead, with the orders and projects they can still finish. */
import { hireEndpoints } from '#shared/hire/contract.ts';
import { ProjectCard } from '#client/features/hire/public.ts';
import { SuspendedPage } from '#client/features/moderation/public.ts';
import { usePages } from '#client/lib/pages.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { UnfinishedOrders } from './unfinished-orders.tsx';

function Projects({ mine }: { mine: 'client' | 'designer' }) {
  const list = usePages(hireEndpoints.list, { query: { mine, status: 'in_progress' } });
  return list.data?.pages[0]?.items.map((project) => (
    <li key={project.id}>
      <ProjectCard project={project} level={3} />
    </li>
  ));
}

export default function SuspendedPart({ act }: { act: string }) {
  const { id } = useMember();
  return (
    <SuspendedPage act={act}>
      <section aria-label={t('Still to finish')} className="mt-10 not-has-[li]:hidden">
        <h2 className="text-lg">{t('Still to finish')}</h2>
        <UnfinishedOrders userId={id} />
        <ul className="mt-3 grid gap-4 empty:hidden sm:grid-cols-2">
          <Projects mine="client" />
          <Projects mine="designer" />
        </ul>
      </section>
    </SuspendedPage>
  );
}
