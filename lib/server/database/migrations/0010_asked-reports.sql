CREATE TABLE "asked_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"date_from" timestamp (3) with time zone NOT NULL,
	"date_to" timestamp (3) with time zone NOT NULL,
	"statuses" jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "asked_reports" ADD CONSTRAINT "asked_reports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_reports_due" ON "asked_reports" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "asked_reports_newest" ON "asked_reports" USING btree ("created_at");