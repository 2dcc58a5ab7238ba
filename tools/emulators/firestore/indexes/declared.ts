import { z } from 'zod';

const QueryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const Direction = z.enum(['ASCENDING', 'DESCENDING']);

/** `firestore.indexes.json`, as the Firebase CLI deploys it. */
export const DeclaredIndexes = z.object({
  indexes: z
    .array(
      z.object({
        collectionGroup: z.string(),
        queryScope: QueryScope,
        fields: z.array(
          z.object({
            fieldPath: z.string(),
            order: Direction.optional(),
            arrayConfig: z.literal('CONTAINS').optional(),
          }),
        ),
      }),
    )
    .default([]),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(
          z.object({
            queryScope: QueryScope.default('COLLECTION'),
            order: Direction.optional(),
            arrayConfig: z.literal('CONTAINS').optional(),
          }),
        ),
      }),
    )
    .default([]),
});
export type DeclaredIndexes = z.infer<typeof DeclaredIndexes>;
