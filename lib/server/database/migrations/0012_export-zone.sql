-- What was asked for before there was a choice was asked for by Brasília's clock.
ALTER TABLE "exports" ADD COLUMN "zone" text DEFAULT 'America/Sao_Paulo' NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ALTER COLUMN "zone" DROP DEFAULT;
