/** The history of each project, as actions of its parties. */
import { and, eq, inArray } from 'drizzle-orm';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import type { Context } from '../context.ts';
import {
  applyToProject,
  declineApplication,
  postProject,
  shortlistApplication,
  withdrawApplication,
} from '#server/features/hire/public.ts';
import { addPiece } from '#server/features/portfolios/public.ts';
import { DAY_MS } from './calendar.ts';
import { copyPicture } from './copy-picture.ts';
import type { PlannedApplication, PlannedProject } from './hire-plan.ts';
import { type Stage, type Step, memberOf } from './hire-steps.ts';
import { personId } from './identifiers.ts';
import type { PastAction } from './replay-actions.ts';
import { PORTFOLIOS } from './portfolio-plan.ts';

/** Before the oldest project. */
const PORTFOLIO_DAYS_AGO = 118;

const titleOf = (slug: string, work: number): string | undefined =>
  PORTFOLIOS[slug]?.find((piece) => piece.work === work)?.title;

async function listPieceIds(then: Context, slug: string, works: number[]): Promise<string[]> {
  const titles = works.map((work) => titleOf(slug, work)).filter((title) => title !== undefined);
  const rows = await then.db
    .select({ id: designerPortfolios.id, title: designerPortfolios.title })
    .from(designerPortfolios)
    .where(and(eq(designerPortfolios.userId, personId(slug)), inArray(designerPortfolios.title, titles)));
  return titles.flatMap((title) => rows.find((row) => row.title === title)?.id ?? []);
}

function applicationSteps(plan: PlannedApplication): Step[] {
  const designer = memberOf(plan.by);
  const { at, by, message, price, days: timelineDays, works = [], shortlisted, declined, withdrawn } = plan;
  const which = ({ id, applications }: Stage) => ({ id, applicationId: applications.get(by)! });
  const steps: Step[] = [
    {
      at,
      run: async (then, _past, stage) => {
        const portfolioIds = await listPieceIds(then, by, works);
        const proposedPrice = price?.toFixed(2);
        const form = { message, timelineDays, portfolioIds, ...(proposedPrice && { proposedPrice }) };
        const { id } = await applyToProject(then, designer, stage.id, form);
        stage.applications.set(by, id);
      },
    },
  ];
  if (shortlisted) {
    steps.push({
      at: shortlisted,
      run: (then, _past, stage) => shortlistApplication(then, stage.client, which(stage), true),
    });
  }
  if (declined) {
    const { at: declinedAt, reason } = declined;
    steps.push({
      at: declinedAt,
      run: (then, _past, stage) => declineApplication(then, stage.client, which(stage), reason),
    });
  }
  if (withdrawn)
    steps.push({ at: withdrawn, run: (then, _past, { id }) => withdrawApplication(then, designer, id) });
  return steps;
}

/** @param now when the gallery opens */
export function projectActions(project: PlannedProject, now: Date): PastAction[] {
  const { client: slug, posted, invited, applications, steps, ...form } = project;
  const client = memberOf(slug);
  // The accepted applicant becomes its designer.
  const stage: Stage = {
    id: '',
    now,
    client,
    designer: client,
    applications: new Map(),
    milestones: new Map(),
  };
  const post: Step = {
    at: posted,
    run: async (then) => {
      const designerId = invited && personId(invited);
      ({ id: stage.id } = await postProject(then, client, { ...form, ...(designerId && { designerId }) }));
    },
  };
  return [post, ...applications.flatMap(applicationSteps), ...steps].map(({ at, run }) => ({
    at: new Date(Math.floor(now.getTime() - at * DAY_MS)),
    run: (then, past) => run(then, past, stage),
  }));
}

/** Prepares the images, which takes a while, and returns a function that adds them to each designer's portfolio. */
export async function portfolioActions(ctx: Context, slugs: string[], now: Date): Promise<PastAction[]> {
  const actions: PastAction[] = [];
  for (const [index, slug] of slugs.entries()) {
    const forms: Parameters<typeof addPiece>[2][] = [];
    for (const { work, featured = false, ...words } of PORTFOLIOS[slug] ?? []) {
      forms.push({ ...words, featured, imageUrl: await copyPicture(ctx, work) });
    }
    actions.push({
      at: new Date(Math.floor(now.getTime() - (PORTFOLIO_DAYS_AGO - index) * DAY_MS)),
      run: async (then) => {
        // Each is added before all others.
        for (const form of forms.toReversed()) await addPiece(then, memberOf(slug), form);
      },
    });
  }
  return actions;
}
