CREATE TABLE "defense_draft_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"infraction_id" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "defense_draft_files_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defense_drafts" (
	"infraction_id" text PRIMARY KEY NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"locked_by" uuid,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "infraction_assignments" (
	"infraction_id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_defenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"infraction_id" text NOT NULL,
	"key" uuid NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb NOT NULL,
	"before" jsonb,
	"defense_id" text,
	"problem" jsonb,
	"staff_id" uuid NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "sent_defenses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "defense_draft_files" ADD CONSTRAINT "defense_draft_files_infraction_id_defense_drafts_infraction_id_fk" FOREIGN KEY ("infraction_id") REFERENCES "public"."defense_drafts"("infraction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defense_drafts" ADD CONSTRAINT "defense_drafts_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defense_drafts" ADD CONSTRAINT "defense_drafts_locked_by_staff_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "infraction_assignments" ADD CONSTRAINT "infraction_assignments_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_defenses" ADD CONSTRAINT "sent_defenses_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defense_draft_files_infraction" ON "defense_draft_files" USING btree ("infraction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_defenses_open" ON "sent_defenses" USING btree ("infraction_id") WHERE state in ('sending', 'unknown');--> statement-breakpoint
CREATE INDEX "sent_defenses_infraction" ON "sent_defenses" USING btree ("infraction_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_defenses_due" ON "sent_defenses" USING btree ("next_read_at") WHERE next_read_at is not null;