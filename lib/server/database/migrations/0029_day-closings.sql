CREATE TABLE "day_closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	"differences" integer NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_closings_of_day" ON "day_closings" USING btree ("day","closed_at");