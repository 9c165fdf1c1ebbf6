import type { SupportRequest } from '#shared/support/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { day } from '#client/lib/format.ts';
import { PagedList } from './paged-list.tsx';
import { RequestText } from './request-text.tsx';
import { useOwnRequests } from './support-queries.ts';

const OwnRequest = ({ request }: { request: SupportRequest }) => (
  <>
    <Chip tone={request.answer === null ? 'mute' : 'ok'}>
      {request.answer === null ? 'Waiting for an answer' : 'Answered'}
    </Chip>
    <RequestText request={request} />
    {request.answer !== null && (
      <div className="mt-4 border-l-2 border-accent pl-4">
        <p className="text-xs text-mute">Our answer{request.answeredAt && `, ${day(request.answeredAt)}`}</p>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-paper">
          {request.answer}
        </p>
      </div>
    )}
  </>
);

/** What one asked, with the answers. */
export const OwnRequests = () => (
  <Panel title="Your requests">
    <PagedList
      list={useOwnRequests()}
      failure="Your requests could not be loaded."
      empty={<p className="text-sm text-mute">No requests yet.</p>}
    >
      {(request) => <OwnRequest request={request} />}
    </PagedList>
  </Panel>
);
