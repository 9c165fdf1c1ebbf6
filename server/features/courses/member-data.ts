import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'courses',
    // Until the month ends for those enrolled, then a job removes them.
    columns: {
      instructor_id: { keptIf: 'exists (select 1 from enrollments e where e.course_id = courses.id)' },
    },
    exported: {
      file: 'courses',
      omits: ['reviews_count', 'lessons_count'],
      rows: `select c.id, c.title, c.description, c.price, c.duration, c.rating, c.enrolled_count, c.is_premium, c.is_published, c.is_hidden, c.image_url,
          c.created_at, c.updated_at, (select json_agg(json_build_object('title', l.title, 'video_id', l.video_id) order by l.position)
            from course_lessons l where l.course_id = c.id) as lessons
        from courses c where c.instructor_id = $1 order by c.created_at, c.id`,
    },
  },
  {
    table: 'enrollments',
    columns: { user_id: 'removed' },
    exported: {
      file: 'enrollments',
      rows: `select c.title, e.completed_at, e.created_at from enrollments e join courses c on c.id = e.course_id
        where e.user_id = $1 order by e.created_at, e.course_id`,
    },
  },
  {
    table: 'finished_lessons',
    columns: { user_id: 'removed' },
    exported: {
      file: 'finished-lessons',
      rows: `select c.title as course, l.title as lesson, f.finished_at
        from finished_lessons f join course_lessons l on l.id = f.lesson_id join courses c on c.id = l.course_id
        where f.user_id = $1 order by f.finished_at, f.lesson_id`,
    },
  },
  {
    table: 'course_reviews',
    columns: { user_id: 'removed' },
    exported: {
      file: 'course-reviews',
      rows: `select c.title, r.rating, r.content, r.is_hidden, r.created_at, r.updated_at from course_reviews r join courses c on c.id = r.course_id
        where r.user_id = $1 order by r.created_at, r.id`,
    },
  },
];
