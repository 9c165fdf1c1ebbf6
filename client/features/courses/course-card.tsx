import { Link } from 'wouter';
import type { Course } from '#shared/courses/contract.ts';
import { paths } from '#client/paths.ts';
import { AccessTag, CourseFacts, CourseMeta } from './course-labels.tsx';
import { assetUrl } from '#client/lib/asset-url.ts';

export function CourseCard({ course }: { course: Course }) {
  const { id, title, imageUrl } = course;
  return (
    <li className="group relative">
      <div className="relative aspect-video overflow-hidden rounded-md bg-raised">
        {imageUrl && (
          <img
            src={assetUrl(imageUrl)}
            alt=""
            loading="lazy"
            className="size-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.025]"
          />
        )}
        <AccessTag course={course} />
      </div>
      <div className="mt-3.5">
        <CourseMeta course={course} />
      </div>
      <h3 dir="auto" className="mt-1.5 text-xl wrap-anywhere">
        <Link href={paths.course(id)} className="after:absolute after:inset-0 after:rounded-md">
          {title}
        </Link>
      </h3>
      <CourseFacts course={course} />
    </li>
  );
}
