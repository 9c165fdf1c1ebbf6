import { vi } from 'vitest';
import { playbackSample } from '#client/features/videos/player/testing.ts';
import { MemberContext } from '#client/lib/session.ts';
import { courseSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import type { ReactNode } from 'react';

/** Not the instructor of the sample course. */
export const learner = {
  ...memberSample,
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  firstName: 'Dario',
};

export const lessonOf = (n: number, fields: object = {}) => ({
  id: `bbbbbbbb-bbbb-4bbb-8bbb-00000000000${n}`,
  title: `Step ${n}`,
  position: n - 1,
  videoId: `cccccccc-cccc-4ccc-8ccc-00000000000${n}`,
  posterUrl: null,
  durationSeconds: 600,
  positionSeconds: 0,
  isFinished: false,
  isPreviewOnly: false,
  video: null,
  ...fields,
});

export const courseOf = (fields: object = {}) => ({
  ...courseSample,
  isPremium: false,
  lessons: [lessonOf(1), lessonOf(2)],
  nextLessonId: null as string | null,
  finishedCount: 0,
  completedAt: null as string | null,
  isHidden: false,
  instructorIsProfessional: true,
  instructorBio: 'Stars and patience.',
  ...fields,
});

export const COURSE = `/api/courses/${courseSample.id}`;

/** @param answers in addition to those every course page needs */
export const stubCourse = (answers: Record<string, object>) => {
  Element.prototype.scrollIntoView = vi.fn();
  return stubApi({
    'GET /api/config': {
      comingSoon: [],
      payments: { mode: 'sandbox', publishableKey: null },
      isSandbox: true,
      premiumPrice: '10.00',
      commissionRate: '0.1000',
      premiumCommissionRate: '0.0800',
      supportEmail: 'support@example.com',
      administration: { name: 'A', email: 'a@example.com' },
    },
    [`GET ${COURSE}/reviews`]: [],
    [`GET /api/users/${courseSample.instructorId}/artworks`]: [],
    'GET /api/courses': [],
    'GET /api/instructors': [],
    [`GET /api/lessons/${lessonOf(1).id}/play`]: playbackSample(),
    [`GET /api/lessons/${lessonOf(2).id}/play`]: playbackSample(),
    'GET /api/artworks': [],
    ...answers,
  });
};

export const renderFor = (page: ReactNode, member: object = learner) =>
  renderPage(<MemberContext value={{ ...learner, ...member }}>{page}</MemberContext>);
