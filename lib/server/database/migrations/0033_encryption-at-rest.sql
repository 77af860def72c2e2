ALTER TABLE "approvals" ADD COLUMN "names_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "description_words" text[];--> statement-breakpoint
CREATE INDEX "operations_description_words" ON "operations" USING gin ("description_words");--> statement-breakpoint
-- What is encrypted cannot be compressed; stored so, its first bytes, which name its key, are read without the rest.
ALTER TABLE "inbox" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "defense_draft_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "export_pieces" ALTER COLUMN "content" SET STORAGE EXTERNAL;
