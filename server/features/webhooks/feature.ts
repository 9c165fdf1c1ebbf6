import { webhookEndpoints } from '#shared/webhooks/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { addWebhookListeners } from './listeners.ts';
import { listWebhooks } from './queries.ts';
import { SEND_JOB } from './queue.ts';
import { removeOldDeliveries, sendDueWebhooks } from './send.ts';
import {
  addWebhook,
  editWebhook,
  readAttempts,
  readSecret,
  readWebhook,
  removeWebhook,
  replaceSecret,
  sendAgain,
  sendTest,
  startWebhook,
} from './service.ts';

/** Not those of the payment provider, which arrive: they are in `payments`. */
export const webhooks: Feature = {
  endpoints: [
    handle(webhookEndpoints, (ctx) => ({
      list: ({ actor }) => listWebhooks(ctx.db, actor.id),
      create: ({ actor, body }) => addWebhook(ctx, actor, body),
      read: ({ actor, params }) => readWebhook(ctx.db, actor, params.id),
      edit: ({ actor, params, body }) => editWebhook(ctx, actor, params.id, body),
      remove: ({ actor, params }) => removeWebhook(ctx, actor, params.id),
      start: ({ actor, params }) => startWebhook(ctx, actor, params.id),
      test: ({ actor, params }) => sendTest(ctx, actor, params.id),
      secret: ({ actor, params }) => readSecret(ctx, actor, params.id),
      replaceSecret: ({ actor, params }) => replaceSecret(ctx, actor, params.id),
      attempts: ({ actor, params, query }) => readAttempts(ctx, actor, params.id, query),
      resend: ({ actor, params }) => sendAgain(ctx, actor, params.id),
    })),
  ],
  jobs: {
    [SEND_JOB]: { cron: '* * * * *', run: sendDueWebhooks, isRunAtStart: true },
    'remove-old-deliveries': { cron: '51 3 * * *', run: removeOldDeliveries },
  },
  listen: [addWebhookListeners],
  memberData: [
    {
      table: 'webhooks',
      columns: { user_id: 'removed' },
      exported: {
        file: 'webhooks',
        omits: ['secret', 'old_secret', 'old_secret_until'],
        rows: `select url, events, failing_since, stopped_at, created_at from webhooks where user_id = $1
          order by created_at, id`,
      },
    },
  ],
};
