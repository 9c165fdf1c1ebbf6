import type { SupportRequest } from '#shared/support/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { RequestList } from './request-list.tsx';
import { RequestText } from './request-text.tsx';
import { useOwnRequests } from './support-queries.ts';

const OwnRequest = ({ request }: { request: SupportRequest }) => (
  <>
    <Chip tone={request.answer === null ? 'mute' : 'ok'}>
      {request.answer === null ? t('Waiting for a reply') : t('Replied')}
    </Chip>
    <RequestText request={request} />
    {request.answer !== null && (
      <div className="mt-4 border-l-2 border-accent pl-4">
        <p className="text-xs text-mute">
          {request.answeredAt
            ? t('Our reply, {answeredAt}', { answeredAt: day(request.answeredAt) })
            : t('Our reply')}
        </p>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-paper">
          {request.answer}
        </p>
      </div>
    )}
  </>
);

/** The member's own requests, with the answers. */
export const OwnRequests = () => (
  <Panel title={t('Your requests')}>
    <RequestList
      list={useOwnRequests()}
      failure={t('Your requests couldn’t be loaded.')}
      empty={<p className="text-sm text-mute">{t('No requests yet.')}</p>}
    >
      {(request) => <OwnRequest request={request} />}
    </RequestList>
  </Panel>
);
