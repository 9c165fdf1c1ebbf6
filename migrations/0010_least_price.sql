-- What is for sale costs at least $0.50, because a card cannot be charged less: cheaper works become 'Price on request'.
UPDATE "artworks" SET "price" = NULL WHERE "price" < 0.50 AND "sold_at" IS NULL;--> statement-breakpoint
-- AI art that does not say how it was made is AI-generated.
UPDATE "artworks" SET "making" = 'ai_generated' WHERE "category" = 'ai_art' AND "making" IS NULL;
