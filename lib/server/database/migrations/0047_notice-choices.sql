CREATE TABLE "notice_choices" (
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" boolean,
	"mail" boolean,
	"digest" boolean,
	CONSTRAINT "notice_choices_staff_id_kind_pk" PRIMARY KEY("staff_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_digests" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"hour" integer NOT NULL,
	"sent_day" date
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "passed_on_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_digests" ADD CONSTRAINT "notice_digests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;