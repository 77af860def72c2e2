CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text NOT NULL,
	"text" text NOT NULL,
	"words" text[] NOT NULL,
	"staff_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_record" ON "notes" USING btree ("record_kind","record_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_created" ON "notes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notes_words" ON "notes" USING gin ("words");