ALTER TABLE "exports" ADD COLUMN "totals" jsonb;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "sort" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "description" text;