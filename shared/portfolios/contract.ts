/** A designer's earlier work. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams, optionalText, optionalUrl, requiredText } from '#shared/kernel/fields.ts';
import { ATTACH_IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

export const PORTFOLIO_MAX = 60;

export const PortfolioItem = z
  .object({
    id: Id,
    userId: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.string(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    placeholder: z.nullable(z.string()),
    projectUrl: z.nullable(z.string()),
    category: z.nullable(z.string()),
    skills: z.nullable(z.string()),
    featured: z.boolean(),
    /** Hidden by a moderator; only its designer and moderators get it. */
    isHidden: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'PortfolioItem' });
export type PortfolioItem = z.output<typeof PortfolioItem>;

const CATEGORIES = [
  'web_design',
  'mobile_app',
  'logo_design',
  'ui_ux',
  'branding',
  'print_design',
  'illustration',
  'animation',
] as const;

export const PortfolioForm = z.object({
  title: requiredText('Title is required', 140),
  description: optionalText(2000),
  /** The upload URL or the object path; unchanged keeps the image. */
  imageUrl: requiredText('Please choose an image', 4000),
  projectUrl: optionalUrl,
  category: z.optional(z.nullable(z.enum(CATEGORIES))),
  /** Separated by commas. */
  skills: optionalText(300),
  featured: z._default(z.boolean(), false),
});
export type PortfolioForm = z.input<typeof PortfolioForm>;

/** Absent: unchanged. The mark without its default, which would be a change. */
const PortfolioEdit = z.partial(z.object({ ...PortfolioForm.shape, featured: z.boolean() }));
export type PortfolioEdit = z.output<typeof PortfolioEdit>;

const own = { access: 'member', params: idParams, limit: 'upload' } as const;

export const portfolioEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listPortfolio',
    path: '/api/users/:id/portfolio',
    access: 'member',
    scope: 'read',
    summary: "A designer's portfolio: featured pieces first, then in the designer's order",
    params: idParams,
    status: 200,
    response: z.array(PortfolioItem),
    errors: ['member_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createPortfolioPiece',
    path: '/api/portfolio',
    access: 'member',
    summary: "Add a piece to the member's own portfolio",
    body: PortfolioForm,
    status: 201,
    response: PortfolioItem,
    limit: 'upload',
    repeatable: true,
    errors: [...ATTACH_IMAGE_ERRORS, 'portfolio_full'],
  }),
  edit: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'editPortfolioPiece',
    path: '/api/portfolio/:id',
    summary: "Edit a piece in the member's own portfolio; omitted fields stay as they are",
    body: PortfolioEdit,
    status: 200,
    response: PortfolioItem,
    errors: ['portfolio_not_found', ...ATTACH_IMAGE_ERRORS],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    operationId: 'deletePortfolioPiece',
    path: '/api/portfolio/:id',
    summary: "Remove a piece from the member's own portfolio",
    status: 204,
    errors: ['portfolio_not_found'],
  }),
  order: endpoint({
    method: 'PUT',
    operationId: 'orderPortfolio',
    path: '/api/portfolio-order',
    access: 'member',
    summary: 'Reorder all pieces',
    body: z.object({ ids: z.array(Id).check(z.maxLength(PORTFOLIO_MAX)) }),
    status: 200,
    response: z.array(PortfolioItem),
    limit: 'upload',
    errors: ['portfolio_not_found'],
  }),
};
