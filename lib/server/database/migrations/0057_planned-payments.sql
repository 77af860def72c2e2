ALTER TABLE "approvals" ADD COLUMN "planned_for" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "planned_for" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "planned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "planned_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "replaces" uuid;