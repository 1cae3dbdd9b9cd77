import { Type, type Static } from 'typebox';

/** Where originals are stored: DATA_DIR, or a bucket of an S3-compatible store. */
export type FilesSettings = {
  /** Whether pictures of tiles and compressed cached pages are prepared before they are requested. */
  preparesAhead: boolean;
} & (
  | { name: 'local' }
  | {
      name: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    }
);

/** The variables as read: texts. */
export const filesVariables = {
  WORK_AHEAD: Type.Enum(['on', 'off'], { default: 'on' }),
  FILES: Type.Enum(['local', 's3'], { default: 'local' }),
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  S3_REGION: Type.String({ pattern: '^[a-z0-9-]{1,40}$', default: 'us-east-1' }),
  S3_BUCKET: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ pattern: '^[\\x21-\\x2E\\x30-\\x7E]+$' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7E]+$' })),
};

/** The ends of sentences such as "S3_ENDPOINT must be …". */
export const filesMustBe = {
  WORK_AHEAD: 'on or off',
  FILES: 'local or s3',
  S3_ENDPOINT: 'the address of the store without a path, like https://s3.example.uz',
  S3_REGION: 'a region, like us-east-1',
  S3_BUCKET: 'the name of a bucket: small letters, digits, dots and dashes',
  S3_ACCESS_KEY_ID: 'a key without spaces and slashes',
  S3_SECRET_ACCESS_KEY: 'a secret without spaces',
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Returns what FILES=s3 needs and is missing. */
export const missingForFiles = (given: Record<string, string | undefined>): string[] =>
  given['FILES'] === 's3'
    ? needed
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} must be set together with FILES=s3.`)
    : [];

const FilesVariables = Type.Object(filesVariables);

export function filesSettings(values: Static<typeof FilesVariables>): FilesSettings {
  const preparesAhead = values.WORK_AHEAD === 'on';
  if (values.FILES === 'local') return { name: 'local', preparesAhead };
  return {
    name: 's3',
    preparesAhead,
    endpoint: (values.S3_ENDPOINT ?? '').replace(/\/$/, ''),
    region: values.S3_REGION,
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  };
}
