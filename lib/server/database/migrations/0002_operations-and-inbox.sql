CREATE TABLE "inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_hash" "bytea" NOT NULL,
	"source" text NOT NULL,
	"verified" boolean NOT NULL,
	"transaction_id" text,
	"body" "bytea" NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "inbox_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"subject" text,
	"amount" text,
	"before" jsonb,
	"transaction_id" text,
	"problem" jsonb,
	"staff_id" uuid NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_transaction" ON "inbox" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "inbox_waiting" ON "inbox" USING btree ("id") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "inbox_nonces_at" ON "inbox_nonces" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "operations_open_reference" ON "operations" USING btree ("kind","reference") WHERE state in ('sending', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "operations_open_subject" ON "operations" USING btree ("kind","subject") WHERE state in ('sending', 'unknown') and subject is not null;--> statement-breakpoint
CREATE INDEX "operations_due" ON "operations" USING btree ("next_read_at") WHERE next_read_at is not null;--> statement-breakpoint
CREATE INDEX "operations_created" ON "operations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operations_reference" ON "operations" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "operations_transaction" ON "operations" USING btree ("transaction_id");