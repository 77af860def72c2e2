ALTER TABLE "operations" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "holder" jsonb;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "holder_before" jsonb;--> statement-breakpoint
CREATE INDEX "operations_payee" ON "operations" USING btree ("payee","created_at") WHERE payee is not null;