CREATE TABLE "payment_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation_key" uuid NOT NULL,
	"number" text,
	"number_words" text[] NOT NULL,
	"file_name" text,
	"mime_type" text,
	"size" integer,
	"content" "bytea",
	"staff_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_invoices_operation_key_unique" UNIQUE("operation_key")
);
--> statement-breakpoint
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_invoices_words" ON "payment_invoices" USING gin ("number_words");--> statement-breakpoint
CREATE INDEX "payment_invoices_created" ON "payment_invoices" USING btree ("created_at");