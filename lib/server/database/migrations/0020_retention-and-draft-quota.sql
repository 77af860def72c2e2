CREATE TABLE "retention_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"removed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "defense_draft_files" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "defense_drafts" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "defense_draft_files" ADD CONSTRAINT "defense_draft_files_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defense_drafts" ADD CONSTRAINT "defense_drafts_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defense_draft_files_added_by" ON "defense_draft_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "defense_drafts_created_by" ON "defense_drafts" USING btree ("created_by");