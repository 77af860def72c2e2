CREATE TABLE "charge_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "charge_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "charge_links" ADD CONSTRAINT "charge_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_links_charge" ON "charge_links" USING btree ("charge_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "charge_links_created" ON "charge_links" USING btree ("created_at");