import { mailEndpoints } from '#shared/mail/contract.ts';
import type { Feature } from '#server/feature.ts';
import { addMailListeners } from './listeners.ts';
import { SEND_JOB } from './outbox/queue.ts';
import { removeOldMail, sendDueMail } from './outbox/send.ts';
import { mailRoutes } from './routes.ts';
import { oneClickRouter } from './unsubscribe/one-click-router.ts';
import { memberData } from './member-data.ts';

export const mail: Feature = {
  memberData,
  endpoints: [mailEndpoints],
  routes: [mailRoutes],
  openRoutes: { paths: ['POST /unsubscribe/:token'], mount: [oneClickRouter] },
  jobs: {
    [SEND_JOB]: { cron: '* * * * *', run: sendDueMail, isRunAtStart: true },
    'remove-old-mail': { cron: '47 3 * * *', run: removeOldMail },
  },
  listen: [addMailListeners],
};
