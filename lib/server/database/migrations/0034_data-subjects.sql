CREATE TABLE "data_subject_hits" (
	"request_id" uuid NOT NULL,
	"source" text NOT NULL,
	"record" text NOT NULL,
	"at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "data_subject_hits_request_id_source_record_pk" PRIMARY KEY("request_id","source","record")
);
--> statement-breakpoint
CREATE TABLE "data_subject_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text NOT NULL,
	"subject" jsonb,
	"learned" jsonb,
	"source" text,
	"after" text DEFAULT '' NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"summary" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"erase_asked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_subject_hits" ADD CONSTRAINT "data_subject_hits_request_id_data_subject_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."data_subject_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_subject_requests" ADD CONSTRAINT "data_subject_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_subject_requests_due" ON "data_subject_requests" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "data_subject_requests_newest" ON "data_subject_requests" USING btree ("created_at");