CREATE TABLE "resend_rows" (
	"resend_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"transaction_at" timestamp (3) with time zone,
	"status" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"attempts" integer NOT NULL,
	"known" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"asked_after" timestamp (3) with time zone,
	"answered" integer,
	"code" text,
	CONSTRAINT "resend_rows_resend_id_place_pk" PRIMARY KEY("resend_id","place")
);
--> statement-breakpoint
CREATE TABLE "resends" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'counted' NOT NULL,
	"staff_id" uuid NOT NULL,
	"cut" boolean NOT NULL,
	"left_out" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"next_call_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "resend_rows" ADD CONSTRAINT "resend_rows_resend_id_resends_id_fk" FOREIGN KEY ("resend_id") REFERENCES "public"."resends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resends" ADD CONSTRAINT "resends_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resend_rows_open" ON "resend_rows" USING btree ("transaction_id") WHERE open;--> statement-breakpoint
CREATE INDEX "resends_due" ON "resends" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "resends_started" ON "resends" USING btree ("started_at");