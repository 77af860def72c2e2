CREATE TABLE "deadline_crossings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"infraction_id" text NOT NULL,
	"deadline" text NOT NULL,
	"band" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deadline_crossings_once" UNIQUE("infraction_id","deadline","band")
);
--> statement-breakpoint
CREATE TABLE "deadline_mails" (
	"crossing_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "deadline_mails_crossing_id_staff_id_pk" PRIMARY KEY("crossing_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "deadline_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deadline_mails" ADD CONSTRAINT "deadline_mails_crossing_id_deadline_crossings_id_fk" FOREIGN KEY ("crossing_id") REFERENCES "public"."deadline_crossings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_mails" ADD CONSTRAINT "deadline_mails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_mails_due" ON "deadline_mails" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "deadline_mails_tried" ON "deadline_mails" USING btree ("tried_at") WHERE tried_at is not null;