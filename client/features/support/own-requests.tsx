import type { SupportRequest } from '#shared/support/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { day } from '#client/lib/format.ts';
import { RequestList } from './request-list.tsx';
import { RequestText } from './request-text.tsx';
import { useOwnRequests } from './support-queries.ts';
import * as texts from './texts.ts';

const OwnRequest = ({ request }: { request: SupportRequest }) => (
  <>
    <Chip tone={request.answer === null ? 'mute' : 'ok'}>
      {request.answer === null ? texts.waitingForAnAnswer : texts.answered}
    </Chip>
    <RequestText request={request} />
    {request.answer !== null && (
      <div className="mt-4 border-l-2 border-accent pl-4">
        <p className="text-xs text-mute">
          {request.answeredAt ? texts.ourAnswerOn(day(request.answeredAt)) : texts.ourAnswer}
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
  <Panel title={texts.yourRequests}>
    <RequestList
      list={useOwnRequests()}
      failure={texts.yourRequestsNotLoaded}
      empty={<p className="text-sm text-mute">{texts.noRequestsYet}</p>}
    >
      {(request) => <OwnRequest request={request} />}
    </RequestList>
  </Panel>
);
