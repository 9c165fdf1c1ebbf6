import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { pageQuery } from '../http/page.ts';
import { Id, Money, Timestamp } from './fields.ts';
import { Person } from './users.ts';

export const Course = z
  .object({
    id: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    instructorId: Id,
    price: z.nullable(Money),
    /** As the instructor wrote it: '2 h 10 min'. */
    duration: z.nullable(z.string()),
    /** 0.00 to 5.00 */
    rating: z.string().check(z.regex(/^\d\.\d{2}$/)),
    reviewsCount: z.int(),
    isPremium: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    instructor: Person,
  })
  .register(z.globalRegistry, { id: 'Course' });
export type Course = z.output<typeof Course>;

export const courseEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/courses',
    access: 'member',
    summary: 'Courses, newest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Course),
    paged: true,
    errors: [],
  }),
};
