/** The subject of a case: its owner, its title, and the members with a part in it. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import type { Making } from '#shared/artworks/contract.ts';
import { collections } from '#shared/collections/tables.ts';
import { courseReviews, courses } from '#shared/courses/tables.ts';
import { hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import { messages } from '#shared/messages/tables.ts';
import type { SubjectState } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import * as texts from './texts.ts';

type Work = NonNullable<NonNullable<CaseDetail['content']>['work']>;

interface Parent {
  subject: ReportSubject;
  id: string;
  title: string;
}
export interface Subject {
  /** Whom it is about. */
  memberId: string;
  title: string;
  text: string | null;
  imageUrl: string | null;
  isHidden: boolean;
  making: Making | null;
  /** Set for an artwork. */
  work: Work | null;
  parent: Parent | null;
  /** Besides the member: who bought it, got it, or is judged by it. They do not decide about it. */
  parties: string[];
}
type Find = (db: Queryable, id: string) => Promise<Subject | null>;

const PLAIN = {
  text: null,
  imageUrl: null,
  isHidden: false,
  making: null,
  work: null,
  parent: null,
  parties: [],
};

async function findArtwork(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: artworks.userId,
      title: artworks.title,
      text: artworks.description,
      imageUrl: artworks.imageUrl,
      isHidden: artworks.isHidden,
      making: artworks.making,
      category: artworks.category,
      medium: artworks.medium,
      price: artworks.price,
      viewsCount: artworks.viewsCount,
      createdAt: artworks.createdAt,
    })
    .from(artworks)
    .where(eq(artworks.id, id));
  if (!row) return null;
  const buyers = await db
    .select({ id: purchases.buyerId })
    .from(purchases)
    .where(and(eq(purchases.artworkId, id), inArray(purchases.status, [...PAID_STATUSES])));
  const { category, medium, price, viewsCount, createdAt, ...found } = row;
  return {
    ...PLAIN,
    ...found,
    title: texts.quoted(row.title),
    work: { category, making: row.making, medium, price, viewsCount, createdAt },
    parties: buyers.map((buyer) => buyer.id),
  };
}

async function findComment(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: comments.userId,
      text: comments.content,
      isHidden: comments.isHidden,
      parentId: artworks.id,
      parentTitle: artworks.title,
      artistId: artworks.userId,
    })
    .from(comments)
    .innerJoin(artworks, eq(artworks.id, comments.artworkId))
    .where(eq(comments.id, id));
  if (!row) return null;
  const { memberId, text, isHidden, parentId, parentTitle, artistId } = row;
  return {
    ...PLAIN,
    memberId,
    text,
    isHidden,
    title: texts.commentOn(parentTitle),
    parent: { subject: 'artwork', id: parentId, title: parentTitle },
    parties: [artistId],
  };
}

async function findMessage(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ memberId: messages.senderId, text: messages.content, receiverId: messages.receiverId })
    .from(messages)
    .where(eq(messages.id, id));
  if (!row) return null;
  const { memberId, text, receiverId } = row;
  return { ...PLAIN, memberId, text, title: texts.message, parties: [receiverId] };
}

async function findProfile(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ ...personColumns, text: users.bio, isHidden: users.isHidden })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!row) return null;
  const { text, isHidden, profileImageUrl: imageUrl } = row;
  return { ...PLAIN, memberId: row.id, title: displayName(row), text, imageUrl, isHidden };
}

async function findProject(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: hireProjects.clientId,
      title: hireProjects.title,
      text: hireProjects.description,
      isHidden: hireProjects.isHidden,
      designerId: hireProjects.designerId,
    })
    .from(hireProjects)
    .where(eq(hireProjects.id, id));
  if (!row) return null;
  const { designerId, title, ...found } = row;
  return { ...PLAIN, ...found, title: texts.quoted(title), parties: designerId ? [designerId] : [] };
}

async function findVideo(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: inspirationContent.artistId,
      title: inspirationContent.title,
      text: inspirationContent.description,
      imageUrl: inspirationContent.thumbnailUrl,
      isHidden: inspirationContent.isHidden,
    })
    .from(inspirationContent)
    .where(eq(inspirationContent.id, id));
  return row ? { ...PLAIN, ...row, title: texts.quoted(row.title) } : null;
}

async function findCourse(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: courses.instructorId,
      title: courses.title,
      text: courses.description,
      imageUrl: courses.imageUrl,
      isHidden: courses.isHidden,
    })
    .from(courses)
    .where(eq(courses.id, id));
  return row ? { ...PLAIN, ...row, title: texts.quoted(row.title) } : null;
}

async function findPiece(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: designerPortfolios.userId,
      title: designerPortfolios.title,
      text: designerPortfolios.description,
      imageUrl: designerPortfolios.imageUrl,
      isHidden: designerPortfolios.isHidden,
    })
    .from(designerPortfolios)
    .where(eq(designerPortfolios.id, id));
  return row ? { ...PLAIN, ...row, title: texts.quoted(row.title) } : null;
}

async function findCollection(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: collections.ownerId,
      title: collections.title,
      text: collections.note,
      isHidden: collections.isHidden,
    })
    .from(collections)
    .where(eq(collections.id, id));
  return row ? { ...PLAIN, ...row, title: texts.quoted(row.title) } : null;
}

async function findCourseReview(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: courseReviews.userId,
      text: courseReviews.content,
      isHidden: courseReviews.isHidden,
      parent: { id: courses.id, title: courses.title },
      instructorId: courses.instructorId,
    })
    .from(courseReviews)
    .innerJoin(courses, eq(courses.id, courseReviews.courseId))
    .where(eq(courseReviews.id, id));
  if (!row) return null;
  const { parent, instructorId, ...found } = row;
  return {
    ...PLAIN,
    ...found,
    title: texts.reviewOf(parent.title),
    parent: { subject: 'course', ...parent },
    parties: [instructorId],
  };
}

async function findHireReview(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: hireReviews.authorId,
      text: hireReviews.notes,
      isHidden: hireReviews.isHidden,
      parent: { id: hireProjects.id, title: hireProjects.title },
      judgedId: hireReviews.subjectId,
    })
    .from(hireReviews)
    .innerJoin(hireProjects, eq(hireProjects.id, hireReviews.projectId))
    .where(eq(hireReviews.id, id));
  if (!row) return null;
  const { parent, judgedId, ...found } = row;
  return {
    ...PLAIN,
    ...found,
    title: texts.reviewOf(parent.title),
    parent: { subject: 'project', ...parent },
    parties: [judgedId],
  };
}

async function findOfferWords(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      memberId: offerTurns.authorId,
      text: offerTurns.words,
      isHidden: offerTurns.isHidden,
      title: offers.title,
      buyerId: offers.buyerId,
      sellerId: offers.sellerId,
    })
    .from(offerTurns)
    .innerJoin(offers, eq(offers.id, offerTurns.offerId))
    .where(eq(offerTurns.id, id));
  if (!row) return null;
  const { title, buyerId, sellerId, ...found } = row;
  const parties = [buyerId, sellerId].filter((party) => party !== row.memberId);
  return { ...PLAIN, ...found, title: texts.offerFor(title), parties };
}

const FIND: Record<ReportSubject, Find> = {
  artwork: findArtwork,
  comment: findComment,
  message: findMessage,
  profile: findProfile,
  project: findProject,
  inspiration: findVideo,
  course: findCourse,
  portfolio: findPiece,
  course_review: findCourseReview,
  hire_review: findHireReview,
  collection: findCollection,
  offer: findOfferWords,
};

/** Null if it was deleted. */
export const findSubject = (db: Queryable, kind: ReportSubject, id: string): Promise<Subject | null> =>
  FIND[kind](db, id);

export const stateOf = (kind: ReportSubject, subject: Subject | null): SubjectState => ({
  kind,
  exists: subject !== null,
  isHidden: subject?.isHidden ?? false,
  making: subject?.making ?? null,
});
