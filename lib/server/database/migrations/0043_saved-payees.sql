CREATE TABLE "saved_payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payee" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"key" jsonb NOT NULL,
	"holder" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_payees_payee_unique" UNIQUE("payee")
);
--> statement-breakpoint
ALTER TABLE "saved_payees" ADD CONSTRAINT "saved_payees_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;