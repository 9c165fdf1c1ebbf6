/**
 * Profiles as others see them, and editing the member's own. Separate from the session contract, which every visitor's
 * page needs.
 */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams, optionalText, optionalUrl, requiredText } from '#shared/kernel/fields.ts';
import { CurrentUser, Person } from '../session/contract.ts';
import { IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

/** The sign-up form 'Join the Community'. */
export const ProfileForm = z.object({
  firstName: requiredText('First name is required', 80),
  lastName: optionalText(80),
  artistName: optionalText(80),
  city: requiredText('City is required', 80),
  borough: optionalText(80),
  instagramUrl: optionalUrl,
  twitterUrl: optionalUrl,
  linkedinUrl: optionalUrl,
  websiteUrl: optionalUrl,
});
export type ProfileForm = z.input<typeof ProfileForm>;

/** The form as it is sent: with the box about visitors where the gallery is public. */
export const SignUpForm = z.object({ ...ProfileForm.shape, isPublic: z.optional(z.boolean()) });
export type SignUpForm = z.input<typeof SignUpForm>;

/** Editing the member's own profile: the fields of the form, and some more. */
export const ProfileText = z.object({ ...ProfileForm.shape, bio: optionalText(1000) });
/** A new upload (URL or object path), null to remove the image, absent to keep it. */
const ImageChange = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(4000))));
export const CHOOSE_COUNTRY = 'Please choose a country';
/** What is left out stays as it is. */
export const ProfileEdit = z.object({
  ...z.partial(ProfileText).shape,
  /** Never shown to others; null: not said. Which codes there are, the server knows: every first page loads this. */
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, CHOOSE_COUNTRY)))),
  profileImageUrl: ImageChange,
  coverImageUrl: ImageChange,
});

/** A member's profile. `email` only for the member; `isBlocked`: by the viewer. */
export const Profile = z
  .object({
    ...Person.shape,
    email: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    city: z.nullable(z.string()),
    borough: z.nullable(z.string()),
    instagramUrl: z.nullable(z.string()),
    twitterUrl: z.nullable(z.string()),
    linkedinUrl: z.nullable(z.string()),
    websiteUrl: z.nullable(z.string()),
    coverImageUrl: z.nullable(z.string()),
    isSubscriber: z.boolean(),
    isCreditProfile: z.boolean(),
    /** Has bought a work and not returned it. */
    isCollector: z.boolean(),
    /** Away before that day; null: here. */
    backOn: z.nullable(z.iso.date()),
    /** Only the member and moderators ever see a hidden profile. */
    isHidden: z.boolean(),
    followersCount: z.int(),
    followingCount: z.int(),
    totalLikes: z.int(),
    awardsCount: z.int(),
    isFollowed: z.boolean(),
    isBlocked: z.boolean(),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/** A featured artist; `works` are up to three of their most liked ones, for the card. */
export const FeaturedArtist = z
  .object({
    ...Person.shape,
    bio: z.nullable(z.string()),
    totalLikes: z.int(),
    followersCount: z.int(),
    isFollowed: z.boolean(),
    works: z.array(z.object({ id: Id, imageUrl: z.string(), placeholder: z.string() })),
  })
  .register(z.globalRegistry, { id: 'FeaturedArtist' });
export type FeaturedArtist = z.output<typeof FeaturedArtist>;

const PROFILE_PICTURE_ERRORS = [...IMAGE_ERRORS, 'upload_in_use'] as const;

export const profileEndpoints = {
  completeProfile: endpoint({
    method: 'POST',
    operationId: 'completeProfile',
    path: '/api/complete-profile',
    access: 'member',
    summary: 'Complete the profile with the sign-up form',
    body: SignUpForm,
    status: 200,
    response: CurrentUser,
    agreesToTerms: true,
    errors: [],
  }),
  profileOffered: endpoint({
    method: 'POST',
    operationId: 'recordProfileOffer',
    path: '/api/complete-profile/offered',
    access: 'member',
    summary: 'Record that the sign-up form was shown, so that it is offered once',
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editProfile',
    path: '/api/auth/user',
    access: 'member',
    summary: "Edit the member's own profile",
    body: ProfileEdit,
    status: 200,
    response: CurrentUser,
    errors: [...PROFILE_PICTURE_ERRORS],
  }),
  preferences: endpoint({
    method: 'PUT',
    operationId: 'setPreferences',
    path: '/api/auth/user/preferences',
    access: 'member',
    summary: 'Set preferences; those left out stay',
    body: z.partial(z.object({ hidesAi: z.boolean(), hasPreviews: z.boolean(), isPublic: z.boolean() })),
    status: 200,
    response: CurrentUser,
    errors: [],
  }),
  profile: endpoint({
    method: 'GET',
    operationId: 'getMember',
    path: '/api/users/:id',
    access: 'member',
    scope: 'read',
    summary: "A member's profile",
    params: idParams,
    status: 200,
    response: Profile,
    errors: ['member_not_found'],
  }),
  featured: endpoint({
    method: 'GET',
    operationId: 'listFeaturedArtists',
    path: '/api/featured-artists',
    access: 'member',
    scope: 'read',
    summary: 'Featured artists by score; one of the first three places goes to a Premium artist',
    status: 200,
    response: z.array(FeaturedArtist),
    errors: [],
  }),
};
